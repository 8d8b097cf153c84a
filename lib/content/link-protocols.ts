/** The protocols that links in Markdown may have. Any other is removed, and reported by `tools/content-rules`. */
export const LINK_PROTOCOLS = ['https', 'http', 'mailto', 'tel']
