/** What `npm start` and the tests set to 0: AVIF in a sixth of the time, with a fifth more bytes. Quicker JPEG too. */
export const effort = Number(process.env.BUILD_EFFORT || 2)

/**
 * Encoder settings, chosen by structural similarity (ssim.js, 960 px wide): every view of a vehicle has at least 0.991,
 * a cabin 0.970, a scene 0.975; the grain of cloth, mist and grass have the least. AVIF effort 4 costs seven times effort 2 for about 5 % of
 * the bytes; for WebP, which only browsers from before 2023 load, effort 3 costs nearly twice effort 2 for 5 %.
 */
export const formats = [
  { extension: 'avif', options: { quality: 44, effort, chromaSubsampling: effort > 0 ? '4:4:4' : '4:2:0' } },
  { extension: 'webp', options: { quality: 60, effort: 2 } },
] as const

/**
 * The qualities of cards, on which a vehicle fills most of the width. They weigh what cards of smaller vehicles did at
 * the settings above, and their SSIM is at most 0.005 lower.
 */
export const cardQuality = { avif: 40, webp: 54 }
