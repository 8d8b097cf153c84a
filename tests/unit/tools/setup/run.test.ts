/** @jest-environment node */
import { commandLine } from '@/tools/setup/run.mjs'

describe('a command on Windows', () => {
  it('is left as it is where the shell changes nothing', () => {
    const plain = String.raw`node_modules\.bin\jest --json --outputFile .cache/jest.json --project=desktop`
    expect(commandLine(plain.split(' '))).toBe(plain)
  })

  it('is quoted where the shell would split it, or take a sign for its own', () => {
    expect(commandLine([String.raw`C:\My site\node_modules\.bin\jest`, '-t', 'a|b & c', '(inner)'])).toBe(
      String.raw`"C:\My site\node_modules\.bin\jest" -t "a|b & c" "(inner)"`,
    )
  })
})
