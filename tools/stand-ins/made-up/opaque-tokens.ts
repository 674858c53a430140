/** Tokens that only the stand-in reads: JSON in base64url. */
export const writeToken = (content: Record<string, unknown>): string =>
  Buffer.from(JSON.stringify(content)).toString('base64url')

/** What is in it, or undefined if the stand-in never wrote such a token. */
export function readToken(token: string | null): unknown {
  try {
    return JSON.parse(Buffer.from(token ?? '', 'base64url').toString())
  } catch {
    return undefined
  }
}
