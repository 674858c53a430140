/** The challenge that the browser says it answers, in base64url; null if what it sent cannot be read. */
export function challengeIn(clientDataJSON: string): string | null {
  try {
    const { challenge } = JSON.parse(Buffer.from(clientDataJSON, 'base64url').toString()) as { challenge?: unknown }
    return typeof challenge === 'string' ? challenge : null
  } catch {
    return null
  }
}
