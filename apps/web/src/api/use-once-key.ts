import { useRef } from 'react'

/**
 * The Idempotency-Key of a creating form. The same content sent again (after a lost answer, or an
 * impatient second click) carries the same key and creates nothing twice; other content gets a new one.
 */
export const useOnceKey = () => {
  const last = useRef<{ content: string; key: string } | null>(null)
  return (body: unknown): { 'Idempotency-Key': string } => {
    const content = JSON.stringify(body)
    if (last.current?.content !== content) last.current = { content, key: crypto.randomUUID() }
    return { 'Idempotency-Key': last.current.key }
  }
}
