import { llmsText } from '@/lib/content/text-files'
import { textAnswer } from '@/lib/site/text-answer'

export const dynamic = 'force-static'

export const GET = () => textAnswer(llmsText())
