/** Hands a file over to the browser's downloads. */
export const saveFile = (file: Blob, name: string): void => {
  const url = URL.createObjectURL(file)
  const link = Object.assign(document.createElement('a'), { href: url, download: name })
  link.click()
  // The browser reads it after the click has been handled.
  setTimeout(() => URL.revokeObjectURL(url), 60_000)
}
