const read = (name: string): string => getComputedStyle(document.documentElement).getPropertyValue(name).trim()

/** The cleaned text of a mail as a page of its own, in the colors that are in use around it. */
export function pageOfMail(html: string): string {
  const [ink, quiet, link, line] = ['--ink', '--ink-2', '--link', '--line'].map(read)
  const style = `
    html { color-scheme: light dark; background: transparent; }
    body { margin: 0; padding: 1px 0; color: ${ink}; font: 16px/1.5 system-ui, sans-serif; overflow-wrap: anywhere; overflow-x: auto; }
    a { color: ${link}; }
    pre { margin: 0; font: inherit; white-space: pre-wrap; }
    blockquote { margin: 12px 0; padding-inline-start: 12px; border-inline-start: 2px solid ${line}; color: ${quiet}; }
    p:first-child { margin-top: 0; }`
  return `<!doctype html><head><style>${style}</style></head><body dir="auto">${html}</body>`
}
