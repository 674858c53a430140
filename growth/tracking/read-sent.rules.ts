/** A beacon sends JSON as plain text, a form sends its fields. Null for what is neither, which no schema takes. */
export function readSent(text: string): unknown {
  if (!text.trimStart().startsWith('{')) return Object.fromEntries(withoutEmpty(new URLSearchParams(text)))
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

/** A form sends every field, also those that were left empty. */
const withoutEmpty = (fields: URLSearchParams): [string, string][] => [...fields].filter(([, value]) => value !== '')
