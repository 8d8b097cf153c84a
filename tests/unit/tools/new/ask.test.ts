import * as z from 'zod'
import { askAll, type Question } from '@/tools/new/ask'

const questions: Question[] = [
  { name: 'name', text: 'Name', schema: z.string().min(1, 'must not be empty') },
  { name: 'slug', text: 'Address', schema: z.string(), initial: ({ name = '' }) => name.toLowerCase() },
  { name: 'motor', text: 'Motor', schema: z.string(), when: ({ name }) => name === 'Electric' },
]

const answering = (...lines: string[]) => jest.fn(async () => lines.shift() ?? '')

describe('questions', () => {
  it('are repeated until the answer is valid, with the schema’s message', async () => {
    const log = jest.spyOn(console, 'log').mockImplementation()
    const answers = await askAll(questions, {}, answering('', 'Alto', 'alto-k10'))
    expect(answers).toEqual({ name: 'Alto', slug: 'alto-k10' })
    expect(log.mock.calls).toEqual([['  must not be empty']])
    log.mockRestore()
  })

  it('use the default in brackets for an empty answer', async () => {
    const asker = answering('Alto', '')
    expect(await askAll(questions, {}, asker)).toEqual({ name: 'Alto', slug: 'alto' })
    expect(asker).toHaveBeenLastCalledWith('Address [alto]: ')
  })

  it('are skipped when a flag answers them', async () => {
    const asker = answering()
    await askAll(questions, { name: 'Alto', slug: 'alto' }, asker)
    expect(asker).not.toHaveBeenCalled()
  })

  it('are skipped when their condition is false', async () => {
    expect(await askAll(questions, { name: 'Electric', motor: '55 kW' }, undefined)).toHaveProperty(
      'motor',
      '55 kW',
    )
    expect(await askAll(questions, { name: 'Alto', motor: '55 kW' }, undefined)).not.toHaveProperty('motor')
  })

  it('reject an invalid flag', async () => {
    await expect(askAll(questions, { name: '' }, answering())).rejects.toThrow('--name must not be empty')
  })

  it('fail without a terminal and without a default', async () => {
    await expect(askAll(questions, {}, undefined)).rejects.toThrow('--name must not be empty: Name')
  })
})
