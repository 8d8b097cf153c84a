import { humansText } from '@/lib/content/text-files'
import { textResponse } from '@/lib/seo/text-response'

export const dynamic = 'force-static'

export const GET = () => textResponse(humansText())
