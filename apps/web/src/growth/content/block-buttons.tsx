import styles from './content.module.css'
import { Button } from '@mantine/core'
import { editorMessages as m } from '@wellmet/growth/content/editor.messages.ts'

const blocks = [
  { label: m.blockHero, text: () => `::: hero\n${m.heroText()}\n\n${m.heroMore()}\n:::` },
  { label: m.blockQuote, text: () => `::: quote ${m.quoteBy()}\n${m.quoteText()}\n:::` },
  { label: m.blockForm, text: () => '::: form demo\n:::' },
  { label: m.blockButton, text: () => `::: button https://www.example.com\n${m.buttonText()}\n:::` },
]

/** Writes a block below what is there: it is text like the rest, so it is undone, compared and restored with it. */
export const BlockButtons = ({ onInsert }: { onInsert: (block: string) => void }) => (
  <fieldset className={styles.blocks} aria-label={m.insert()}>
    {blocks.map(({ label, text }) => (
      <Button key={label()} variant="default" size="compact-sm" onClick={() => onInsert(text())}>
        {label()}
      </Button>
    ))}
  </fieldset>
)
