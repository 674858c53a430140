import styles from './palette.module.css'
import { CloseButton, Modal } from '@mantine/core'
import { useDebouncedCallback } from '@mantine/hooks'
import { IconSearch } from '@tabler/icons-react'
import { type ChangeEvent, type CompositionEvent, type KeyboardEvent, useId, useState } from 'react'
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
const useTyping = () => {
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

type Props = { onDismiss: () => void; onChosen: (goes: boolean) => void }

/** Escape is for the palette alone: a side panel below it listens too, and would close with it. */
const ownEscape = { 'data-mantine-stop-propagation': 'true' }

const Palette = ({ onDismiss, onChosen }: Props) => {
  const listId = useId()
  const { text, asked, onChange, onCompositionEnd } = useTyping()
  const found = useFound(asked, useSession().workspace !== null)
  const isBehind = found.isLooking || asked !== text.trim()
  const options = useOptions(text, { ...found, isLooking: isBehind })
  const onChoose = (option: Option) => {
    onChosen(option.goes)
    option.choose()
  }
  const { active, pointAt, startAgain, onKey } = useChoosing({ options, isBehind, onChoose })
  const optionId = ({ id }: Option) => `${listId}-${options.findIndex((option) => option.id === id)}`
  const onEscape = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && !isComposing(event)) onDismiss()
  }
  return (
    <>
      <div className={styles.head}>
        <IconSearch size={18} stroke={1.6} aria-hidden="true" />
        <input
          className={styles.field}
          {...ownEscape}
          data-autofocus
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

/** Every person, company, screen and action, from one field. */
export const PaletteDialog = ({ opened, ...palette }: Props & { opened: boolean }) => (
  <Modal.Root
    opened={opened}
    onClose={palette.onDismiss}
    returnFocus={false}
    size={640}
    yOffset="12dvh"
    // It goes at once: whoever opens it again at once finds it empty.
    transitionProps={{ duration: 120, exitDuration: 0 }}
    classNames={{ content: styles.palette, inner: styles.inner, body: styles.body }}
  >
    <Modal.Overlay backgroundOpacity={0.24} />
    <Modal.Content aria-label={paletteMessages.goTo()}>
      <Modal.Body>
        <Palette {...palette} />
      </Modal.Body>
    </Modal.Content>
  </Modal.Root>
)
