/** `node:buffer` for the preview. The build decoded the files as UTF-8 before embedding them in the script. */
export const isUtf8 = () => true
