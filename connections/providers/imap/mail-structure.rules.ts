/** A part of a mail, as the server describes it. */
export interface Structure {
  part?: string | undefined
  type: string
  size?: number | undefined
  disposition?: string | undefined
  dispositionParameters?: Record<string, string> | undefined
  parameters?: Record<string, string> | undefined
  childNodes?: Structure[] | undefined
}

interface Limits {
  parts: number
  depth: number
  attachments: number
  name: number
}

interface Found<S> {
  html: S | null
  text: S | null
  attachments: { name: string; bytes: number | null }[]
  isCut: boolean
}

/** The first text of each kind, and the names of what is attached. A mail within a mail is an attachment: it is not opened. */
export function readStructure<S extends Structure>(root: S | undefined, limits: Limits): Found<S> {
  const found: Found<S> = { html: null, text: null, attachments: [], isCut: false }
  let seen = 0
  const walk = (node: S, depth: number): void => {
    seen += 1
    if (seen > limits.parts || depth > limits.depth) {
      found.isCut = true
      return
    }
    const type = node.type.toLowerCase()
    const isContainer = type.startsWith('multipart/')
    const name = node.dispositionParameters?.['filename'] ?? node.parameters?.['name'] ?? ''
    const isAttached = node.disposition === 'attachment' || name !== '' || !(isContainer || isText(type))
    if (isAttached) {
      if (found.attachments.length < limits.attachments) {
        found.attachments.push({ name: name.slice(0, limits.name), bytes: node.size ?? null })
      }
      return
    }
    if (type === 'text/html') found.html ??= node
    else if (type === 'text/plain') found.text ??= node
    for (const inner of node.childNodes ?? []) walk(inner as S, depth + 1)
  }
  if (root) walk(root, 0)
  return found
}

const isText = (type: string): boolean => type === 'text/html' || type === 'text/plain'
