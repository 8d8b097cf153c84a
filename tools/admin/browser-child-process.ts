/** `node:child_process` for the preview: there is no git in a browser, so pages have no dates of their last change. */
export function execFileSync(): never {
  throw new Error('there are no processes in a browser')
}
