import { securityText } from '@/lib/content/text-files'
import { commitTime } from '@/lib/site/commit'
import { textAnswer } from '@/lib/site/text-answer'

export const dynamic = 'force-static'

export const GET = () => textAnswer(securityText(commitTime()))
