import { useDebouncedCallback } from '@mantine/hooks'
import { useEffect, useRef, useState } from 'react'

/** Long enough not to ask for every letter of a word typed quickly, short enough not to be noticed. */
const pause = 160

/**
 * What stands in the field is ahead of the address. The address may come after with something that was typed a moment
 * ago, which must not undo what was typed since; only an address that nobody typed is followed.
 */
export const useTyped = (q: string, onQuery: (q: string) => void) => {
  const [text, setText] = useState(q)
  const onItsWay = useRef<string[]>([])
  const ask = (typed: string) => {
    const next = typed.trim()
    if (next === (onItsWay.current.at(-1) ?? q)) return
    onItsWay.current.push(next)
    onQuery(next)
  }
  const askSoon = useDebouncedCallback(ask, pause)
  useEffect(() => {
    const at = onItsWay.current.lastIndexOf(q)
    onItsWay.current = at === -1 ? [] : onItsWay.current.slice(at + 1)
    if (at === -1) setText(q)
  }, [q])
  const type = (typed: string) => {
    setText(typed)
    askSoon(typed)
  }
  const askNow = (typed: string) => {
    askSoon.cancel()
    setText(typed)
    ask(typed)
  }
  return { text, type, askNow }
}
