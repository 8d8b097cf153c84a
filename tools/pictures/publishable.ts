import { sharp } from './sharp'

/** The widest width that pages use. */
const MOST = 1920
const QUALITY = 88

/**
 * A master as it may be published: upright, no wider than pages need, and without metadata (time, GPS position, device,
 * thumbnail) except its colour profile.
 */
export const publishable = (bytes: Buffer): Promise<Buffer> =>
  sharp(bytes)
    .autoOrient()
    .resize({ width: MOST, withoutEnlargement: true })
    .keepIccProfile()
    .jpeg({ quality: QUALITY, force: false })
    .toBuffer()
