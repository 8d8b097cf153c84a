import { securityText } from '@/lib/content/text-files'
import { commitTime } from '@/lib/config/commit'
import { textResponse } from '@/lib/seo/text-response'

export const dynamic = 'force-static'

export const GET = () => textResponse(securityText(commitTime()))
