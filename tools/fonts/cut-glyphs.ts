import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'

// As HarfBuzz's hb-subset.h has them.
const NO_HINTING = 0x1
const NO_LAYOUT_CLOSURE = 0x200
const LAYOUT_FEATURES = 6
const WRITABLE = 2

/** HarfBuzz's functions by their names. Numbers are pointers, sizes and flags. */
async function openHarfBuzz() {
  const file = createRequire(import.meta.url).resolve('harfbuzzjs/dist/harfbuzz-subset.wasm')
  const { exports } = (await WebAssembly.instantiate(readFileSync(file))).instance
  const call = (name: string, ...values: number[]) =>
    (exports[name] as (...values: number[]) => number)(...values)
  return { call, memory: exports.memory as WebAssembly.Memory }
}

/**
 * Cuts a font to glyphs. subset-font cuts to characters, and keeps whatever the rules of the font may make of them: of
 * Devanagari twice as much. Its memory is given up with the instance.
 * @param font in the format of TrueType, as the result.
 */
export async function cutToGlyphs(font: Buffer, text: string, glyphs: ReadonlySet<number>): Promise<Buffer> {
  const { call, memory } = await openHarfBuzz()
  const place = call('malloc', font.length)
  new Uint8Array(memory.buffer).set(font, place)
  const face = call('hb_face_create', call('hb_blob_create', place, font.length, WRITABLE, 0, 0), 0)
  const input = call('hb_subset_input_create_or_fail')
  call('hb_subset_input_set_flags', input, NO_HINTING | NO_LAYOUT_CLOSURE)
  const features = call('hb_subset_input_set', input, LAYOUT_FEATURES)
  call('hb_set_clear', features)
  call('hb_set_invert', features)
  const characters = call('hb_subset_input_unicode_set', input)
  for (const character of text) call('hb_set_add', characters, character.codePointAt(0) ?? 0)
  const kept = call('hb_subset_input_glyph_set', input)
  for (const glyph of glyphs) call('hb_set_add', kept, glyph)
  const blob = call('hb_face_reference_blob', call('hb_subset_or_fail', face, input))
  const start = call('hb_blob_get_data', blob, 0)
  return Buffer.from(memory.buffer.slice(start, start + call('hb_blob_get_length', blob)))
}
