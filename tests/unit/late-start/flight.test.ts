import {
  mapRows,
  readFlight,
  type Row,
  withoutAssets,
  withoutStructuredData,
  writeFlight,
} from '@/late-start/build/flight'

/** As the page has them: each character is a byte. */
const text = Buffer.from('नमस्ते\nDelhi').toString('latin1')
const sized = `2:T${text.length.toString(16)},${text}`

const write = (rows: Row[]) => writeFlight(rows).toString('latin1')

const withoutAssetsIn = (payload: string) => write(withoutAssets(readFlight([payload])))

describe('flight', () => {
  it('serialises what it parsed, byte by byte', () => {
    const payload = `1:"$Sreact.fragment"\n${sized}22:X\n3:I[39756,["$2"],"default"]\n4:null\n5:true\n:HL["/a","font"]\n`
    expect(write(readFlight([payload]))).toBe(payload)
  })

  it('reads a text by its length in bytes', () => {
    expect(readFlight([`${sized}3:1\n`]).map(({ data }) => data)).toEqual([text, '1'])
  })

  it('changes rows of JSON and imports, but no text', () => {
    const rows = mapRows(readFlight([`1:"a"\n${sized}3:I["a"]\n`]), (json) => json.replace('a', 'b'))
    expect(write(rows)).toBe(`1:"b"\n${sized}3:I["b"]\n`)
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

  it('throws where a page has no payload', () => {
    expect(() => readFlight([])).toThrow('payload not found')
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
  it('replaces a chunk whose properties contain braces and quotes', () => {
    const payload =
      '0:[["$","script",null,{"src":"/_next/static/chunks/a.js","data-a":"}]\\"{"}],{"href":"/chunks/"}]\n'
    expect(withoutAssetsIn(payload)).toBe('0:[null,{"href":"/chunks/"}]\n')
  })
})

describe('withoutStructuredData', () => {
  const script = (html: string) =>
    `["$","script",null,{"type":"application/ld+json","dangerouslySetInnerHTML":{"__html":"${html}"}}]`
  const after = (payload: string) => write(withoutStructuredData(readFlight([payload])))

  it('removes the row with the text, and keeps the element', () => {
    const payload = `1:T2,{}2:T2,[]0:[${script('$1')},["$","p",null,{"children":"$2"}]]\n`
    expect(after(payload)).toBe(`2:T2,[]0:[${script('')},["$","p",null,{"children":"$2"}]]\n`)
  })

  it('keeps a short text, which is no row, and other HTML', () => {
    const payload = `1:T2,{}0:[${script('{}')},["$","p",null,{"dangerouslySetInnerHTML":{"__html":"$1"}}]]\n`
    expect(after(payload)).toBe(payload)
  })
})
