import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'

/** The functions of HarfBuzz that are called here. Numbers are pointers, sizes and flags. */
type HarfBuzz = { memory: WebAssembly.Memory } & Record<
  | 'malloc'
  | 'hb_blob_create'
  | 'hb_blob_get_data'
  | 'hb_blob_get_length'
  | 'hb_face_create'
  | 'hb_face_reference_blob'
  | 'hb_set_add'
  | 'hb_set_clear'
  | 'hb_set_invert'
  | 'hb_subset_input_create_or_fail'
  | 'hb_subset_input_glyph_set'
  | 'hb_subset_input_set'
  | 'hb_subset_input_set_flags'
  | 'hb_subset_input_unicode_set'
  | 'hb_subset_or_fail',
  (...values: number[]) => number
>

// As HarfBuzz's hb-subset.h has them.
const NO_HINTING = 0x1
const NO_LAYOUT_CLOSURE = 0x200
const LAYOUT_FEATURES = 6
const WRITABLE = 2

async function openHarfBuzz(): Promise<HarfBuzz> {
  const file = createRequire(import.meta.url).resolve('harfbuzzjs/dist/harfbuzz-subset.wasm')
  const { instance } = await WebAssembly.instantiate(readFileSync(file))
  return instance.exports as HarfBuzz
}

/**
 * Cuts a font to glyphs. subset-font cuts to characters, and keeps whatever the rules of the font may make of them: of
 * Devanagari twice as much. Its memory is given up with the instance.
 * @param font in the format of TrueType, as the result.
 */
export async function cutToGlyphs(font: Buffer, text: string, glyphs: ReadonlySet<number>): Promise<Buffer> {
  const hb = await openHarfBuzz()
  const place = hb.malloc(font.length)
  new Uint8Array(hb.memory.buffer).set(font, place)
  const face = hb.hb_face_create(hb.hb_blob_create(place, font.length, WRITABLE, 0, 0), 0)
  const input = hb.hb_subset_input_create_or_fail()
  hb.hb_subset_input_set_flags(input, NO_HINTING | NO_LAYOUT_CLOSURE)
  const features = hb.hb_subset_input_set(input, LAYOUT_FEATURES)
  hb.hb_set_clear(features)
  hb.hb_set_invert(features)
  const characters = hb.hb_subset_input_unicode_set(input)
  for (const character of text) hb.hb_set_add(characters, character.codePointAt(0) ?? 0)
  const kept = hb.hb_subset_input_glyph_set(input)
  for (const glyph of glyphs) hb.hb_set_add(kept, glyph)
  const blob = hb.hb_face_reference_blob(hb.hb_subset_or_fail(face, input))
  const start = hb.hb_blob_get_data(blob, 0)
  return Buffer.from(hb.memory.buffer.slice(start, start + hb.hb_blob_get_length(blob)))
}
