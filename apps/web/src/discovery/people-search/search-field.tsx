import styles from './search-field.module.css'
import { CloseButton, TextInput } from '@mantine/core'
import { IconSearch } from '@tabler/icons-react'
import { peopleMessages } from '@wellmet/discovery/people-search/people.messages.ts'
import { type RefObject, useEffect, useRef } from 'react'
import { mostTyped } from './people-search.ts'
import { useTyped } from '../../kit/use-typed.ts'

const takesText = 'input, textarea, select, [contenteditable], [role="dialog"]'

/** "/" goes to the field from wherever nothing is being typed. By the character: on some keyboards it needs Shift. */
const useSlashKey = (field: RefObject<HTMLInputElement | null>): void => {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const { key, ctrlKey, metaKey, altKey, target } = event
      if (key !== '/' || ctrlKey || metaKey || altKey) return
      if (target instanceof Element && target.closest(takesText)) return
      event.preventDefault()
      field.current?.focus()
      field.current?.select()
    }
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [field])
}

type Props = {
  label: string
  placeholder: string
  q: string
  onQuery: (q: string) => void
  /** What stands in the field when Enter is pressed; the answer needs none. */
  onEnter?: (typed: string) => void
}

/** Answers come as one types; "/" comes back to it, Escape empties it. */
export const SearchField = ({ label, placeholder, q, onQuery, onEnter }: Props) => {
  const field = useRef<HTMLInputElement>(null)
  const { text, type, askNow } = useTyped(q, onQuery)
  useSlashKey(field)
  const clear = () => {
    askNow('')
    field.current?.focus()
  }
  return (
    <TextInput
      ref={field}
      className={styles.field}
      size="md"
      aria-label={label}
      aria-keyshortcuts="/"
      placeholder={placeholder}
      maxLength={mostTyped}
      autoComplete="off"
      spellCheck={false}
      enterKeyHint="search"
      leftSection={<IconSearch size={18} stroke={1.6} aria-hidden="true" />}
      rightSection={
        text === '' ? (
          <kbd className={styles.key} aria-hidden="true">
            /
          </kbd>
        ) : (
          <CloseButton size={32} aria-label={peopleMessages.clearSearch()} onClick={clear} />
        )
      }
      value={text}
      onChange={({ currentTarget }) => type(currentTarget.value)}
      onKeyDown={({ key, nativeEvent }) => {
        // Enter and Escape then belong to the list of characters that is open.
        if (nativeEvent.isComposing) return
        if (key === 'Enter') {
          askNow(text)
          onEnter?.(text)
        }
        if (key === 'Escape' && text !== '') clear()
      }}
    />
  )
}
