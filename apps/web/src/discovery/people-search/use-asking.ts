import { useState } from 'react'

/**
 * Answers come as one types, but the provider counts every profile: it is asked for what was confirmed, by the button or
 * Enter, and never by the switch alone or for what is still being typed. Not part of the address, as a link must cost
 * nothing.
 */
export const useAsking = (q: string) => {
  const [isOn, setOn] = useState(false)
  const [asked, setAsked] = useState<string | null>(null)
  return {
    isOn,
    isAsked: isOn && q !== '' && asked === q,
    setOn: (next: boolean) => {
      setOn(next)
      setAsked(null)
    },
    ask: (typed: string) => setAsked(typed.trim()),
  }
}
