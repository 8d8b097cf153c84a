import { checkedLine } from '@/lib/content/checked'

const line = (sample: string[]) => checkedLine('Checked on {date}', { checkedOn: '2026-11-22', sample })

it('a text says when it was checked', () => expect(line(['tags'])).toBe('Checked on 22 November 2026'))

it('says nothing of a sample day', () => expect(line(['checkedOn'])).toBeUndefined())
