import { svgProblem } from '@/lib/content/svg-problem'

const svg = (inside: string, attributes = '') =>
  `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" viewBox="0 0 9 9" ${attributes}>${inside}</svg>`

it.each([
  ['plain shapes', svg('<path d="M0 0h9v9z" fill="#123"/>')],
  ['its own gradients', svg('<linearGradient id="a"/><path fill="url(#a)" style="stroke:url(\'#a\')"/>')],
  ['a use of its own shape', svg('<g id="a"/><use href="#a"/><use xlink:href="#a"/>')],
  ['a style sheet without addresses', svg('<style>.a { fill: #fff; mask: url(#m) }</style>')],
  ['a picture held in the file', svg('<image href="data:image/png;base64,AA=="/>')],
  [
    'the heading that drawing programs write',
    `<?xml version="1.0" encoding="UTF-8"?><!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/Graphics/SVG/1.1/DTD/svg11.dtd">${svg('')}`,
  ],
])('accepts %s', (_, text) => {
  expect(svgProblem(text)).toBeUndefined()
})

it.each([
  ['a script', svg('<script>alert(1)</script>'), 'holds <script>'],
  ['a script under a prefix', svg('<s:script xmlns:s="http://www.w3.org/2000/svg"/>'), 'holds <script>'],
  ['foreign content', svg('<foreignObject/>'), 'holds <foreignObject>'],
  ['an element of HTML', svg('<h:p xmlns:h="http://www.w3.org/1999/xhtml"/>'), 'holds <p>'],
  ['an event handler', svg('', 'onload="alert(1)"'), 'holds an event handler, onload'],
  ['an animated handler', svg('<set attributeName="onclick"/>'), 'holds an animation of onclick'],
  ['an animated link', svg('<animate attributeName="xlink:href"/>'), 'holds an animation of xlink:href'],
  ['a link', svg('<a href="javascript:alert(1)"/>'), 'holds an external reference, javascript:alert(1)'],
  ['another file', svg('<use xlink:href="a.svg#b"/>'), 'holds an external reference, a.svg#b'],
  [
    'a picture that is an SVG',
    svg('<image href="data:image/svg+xml,x"/>'),
    'holds an external reference, data:image/svg+xml,x',
  ],
  ['another file’s paint', svg('<path fill="url(a.svg#b)"/>'), 'holds an external reference, url(a.svg#b)'],
  [
    'an import of styles',
    svg('<style>@import "a.css";</style>'),
    'holds an external reference in its styles',
  ],
  [
    'an address in styles',
    svg('<style><![CDATA[a { background: u]]><![CDATA[rl(//b.example) }]]></style>'),
    'holds an external reference in its styles',
  ],
  [
    'an escape in styles',
    svg('<style>a{fill:u\\72l(x)}</style>'),
    'holds an external reference in its styles',
  ],
  ['an own entity', `<!DOCTYPE svg [<!ENTITY a "b">]>${svg('')}`, 'declares entities'],
  ['a style sheet beside it', `<?xml-stylesheet href="a.css"?>${svg('')}`, 'holds <?xml-stylesheet?>'],
  ['another document', '<html xmlns="http://www.w3.org/1999/xhtml"/>', 'is not an SVG'],
])('refuses %s', (_, text, problem) => {
  expect(svgProblem(text)).toBe(problem)
})

it.each(['', 'GIF89a', '<svg xmlns="http://www.w3.org/2000/svg">'])('rejects invalid input: "%s"', (text) => {
  expect(svgProblem(text)).toMatch(/^is not well-formed: /)
})
