import { mapRows, readFlight, withoutAssets, writeFlight } from '@/late-start/build/flight'

const text = 'नमस्ते\nDelhi'
const sized = `2:T${Buffer.byteLength(text).toString(16)},${text}`

const withoutAssetsIn = (payload: string) => writeFlight(withoutAssets(readFlight([payload]))).toString()

describe('flight', () => {
  it('serialises what it parsed, byte by byte', () => {
    const payload = `1:"$Sreact.fragment"\n${sized}22:X\n3:I[39756,["$2"],"default"]\n4:null\n5:true\n:HL["/a","font"]\n`
    expect(writeFlight(readFlight([payload])).toString()).toBe(payload)
  })

  it('reads a text by its length in bytes', () => {
    expect(readFlight([`${sized}3:1\n`]).map(({ data }) => data)).toEqual([text, '1'])
  })

  it('changes rows of JSON and imports, but no text', () => {
    const rows = mapRows(readFlight([`1:"a"\n${sized}3:I["a"]\n`]), (json) => json.replace('a', 'b'))
    expect(writeFlight(rows).toString()).toBe(`1:"b"\n${sized}3:I["b"]\n`)
  })

  it('reads the same rows wherever the payload is divided', () => {
    const payload = `1:"a"\n${sized}3:I["a"]\n4:"a long row"\n`
    const whole = readFlight([payload])
    for (let at = 0; at <= payload.length; at++)
      expect(readFlight([payload.slice(0, at), payload.slice(at)])).toEqual(whole)
    expect(readFlight([...payload])).toEqual(whole)
  })

  it.each([
    ['a row without an id', 'hello\n'],
    ['a row without an end', '1:"cut'],
    ['a row of an unknown kind', '1:A4,abcd'],
    ['a text that is cut off', '1:T20,short'],
    ['a text without a length', '1:Txy,2:1\n'],
  ])('throws for %s', (_what, payload) => {
    expect(() => readFlight([payload])).toThrow('payload')
  })

  it('removes the hints and replaces stylesheets and chunks by null', () => {
    const payload =
      ':HL["/_next/static/chunks/a.css","style"]\n' +
      '0:[["$","link","0",{"rel":"stylesheet","href":"/_next/static/chunks/a.css"}],["$","script","s",{"src":"/_next/static/chunks/a.js","async":true}],["$","p",null,{}]]\n'
    expect(withoutAssetsIn(payload)).toBe('0:[null,null,["$","p",null,{}]]\n')
  })

  it('keeps other links, inline scripts and similar text', () => {
    const payload =
      '0:[["$","link","0",{"rel":"icon","href":"/icon.svg"}],["$","script",null,{"type":"application/ld+json"}],"stylesheet"]\n'
    expect(withoutAssetsIn(payload)).toBe(payload)
  })
})
