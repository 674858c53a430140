import { useDebouncedCallback } from '@mantine/hooks'
import { type ChangeEvent, type CompositionEvent, useState } from 'react'

/** As in the search field: long enough not to ask for every letter, short enough not to be noticed. */
const pause = 160

/** What stands in the field, and what is asked for: not while a character is still being put together. */
export const useTyping = () => {
  const [text, setText] = useState('')
  const [asked, setAsked] = useState('')
  const askSoon = useDebouncedCallback((typed: string) => setAsked(typed.trim()), pause)
  return {
    text,
    asked,
    onChange: ({ currentTarget, nativeEvent }: ChangeEvent<HTMLInputElement>) => {
      setText(currentTarget.value)
      if (!(nativeEvent instanceof InputEvent && nativeEvent.isComposing)) askSoon(currentTarget.value)
    },
    onCompositionEnd: ({ currentTarget }: CompositionEvent<HTMLInputElement>) => askSoon(currentTarget.value),
  }
}
