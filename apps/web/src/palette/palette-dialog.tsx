import styles from './palette.module.css'
import { CloseButton } from '@mantine/core'
import { useDebouncedCallback } from '@mantine/hooks'
import { IconSearch } from '@tabler/icons-react'
import {
  type ChangeEvent,
  type CompositionEvent,
  type KeyboardEvent,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import { useSession } from '../account/users/session.ts'
import { PaletteList } from './palette-list.tsx'
import type { Option } from './palette-shapes.ts'
import { PaletteStatus } from './palette-status.tsx'
import { useFound } from './palette.queries.ts'
import { isComposing, useChoosing } from './use-choosing.ts'
import { useOptions } from './use-options.tsx'
import { paletteMessages } from './palette.messages.ts'

/** As in the search field: long enough not to ask for every letter, short enough not to be noticed. */
const pause = 160

/** What stands in the field, and what is asked for: not while a character is still being put together. */
const useTyping = (startsWith: string) => {
  const [text, setText] = useState(startsWith)
  const [asked, setAsked] = useState(startsWith.trim())
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

type Props = { startsWith: string; onDismiss: () => void; onChosen: (goes: boolean) => void }

/** Escape is for the palette alone: a side panel below it listens too, and would close with it. */
const ownEscape = { 'data-mantine-stop-propagation': 'true' }

const Palette = ({ startsWith, onDismiss, onChosen }: Props) => {
  const listId = useId()
  const { text, asked, onChange, onCompositionEnd } = useTyping(startsWith)
  const found = useFound(asked, useSession().workspace !== null)
  const isBehind = found.isLooking || asked !== text.trim()
  const [pointedAt, setPointedAt] = useState<string | null>(null)
  const options = useOptions(text, { ...found, isLooking: isBehind }, pointedAt !== null)
  const onChoose = (option: Option) => {
    onChosen(option.goes)
    option.choose()
  }
  const { active, pointAt, startAgain, onKey } = useChoosing({ options, isBehind, onChoose, pointedAt, setPointedAt })
  const optionId = ({ id }: Option) => `${listId}-${options.findIndex((option) => option.id === id)}`
  const onEscape = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || isComposing(event)) return
    event.preventDefault()
    onDismiss()
  }
  return (
    <>
      <div className={styles.head}>
        <IconSearch size={18} stroke={1.6} aria-hidden="true" />
        <input
          className={styles.field}
          {...ownEscape}
          type="text"
          role="combobox"
          aria-label={paletteMessages.field()}
          aria-expanded={options.length > 0}
          aria-controls={listId}
          aria-autocomplete="list"
          aria-activedescendant={active ? optionId(active) : undefined}
          placeholder={paletteMessages.fieldHint()}
          maxLength={200}
          autoComplete="off"
          spellCheck={false}
          enterKeyHint="go"
          value={text}
          onChange={(event) => {
            startAgain()
            onChange(event)
          }}
          onCompositionEnd={onCompositionEnd}
          onKeyDown={(event) => {
            if (isComposing(event)) return
            onEscape(event)
            onKey(event)
          }}
        />
        <CloseButton
          {...ownEscape}
          size={36}
          aria-label={paletteMessages.close()}
          onClick={onDismiss}
          onKeyDown={onEscape}
        />
      </div>
      <PaletteStatus q={text.trim()} options={options} isLooking={isBehind} hasFailed={found.hasFailed} />
      <PaletteList
        id={listId}
        options={options}
        active={active}
        optionId={optionId}
        onActive={pointAt}
        onChoose={onChoose}
      />
    </>
  )
}

/** Tab moves between the field and the button. Otherwise it would leave the page for the browser's own buttons. */
const goRound = (event: KeyboardEvent<HTMLDialogElement>) => {
  if (event.key !== 'Tab') return
  event.preventDefault()
  const stops = [...event.currentTarget.querySelectorAll<HTMLElement>('input, button')]
  stops[(stops.findIndex((stop) => stop === document.activeElement) + 1) % stops.length]?.focus()
}

/**
 * Every person, company, screen and action, from one field. The browser's own dialog, because it is open and has focus
 * within the key press that opens it: one that fades in first would lose what is typed meanwhile.
 */
export const PaletteDialog = (props: Props) => {
  const dialog = useRef<HTMLDialogElement>(null)
  useLayoutEffect(() => {
    if (!dialog.current?.open) dialog.current?.showModal()
    const field = dialog.current?.querySelector('input')
    field?.focus()
    field?.setSelectionRange(field.value.length, field.value.length)
  }, [])
  return (
    // A press beside it closes it; with the keyboard that is Escape.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <dialog
      ref={dialog}
      className={styles.palette}
      aria-label={paletteMessages.goTo()}
      onCancel={(event) => {
        event.preventDefault()
        props.onDismiss()
      }}
      onMouseDown={({ target }) => target === dialog.current && props.onDismiss()}
      onKeyDown={goRound}
    >
      <div className={styles.body}>
        <Palette {...props} />
      </div>
    </dialog>
  )
}
