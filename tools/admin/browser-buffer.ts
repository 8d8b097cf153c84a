/** `node:buffer` for the preview. The build has read the files as UTF-8 before it put them into the script. */
export const isUtf8 = () => true
