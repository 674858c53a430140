import text from '../../kit/text.module.css'
import styles from './drop-zone.module.css'
import { Button } from '@mantine/core'
import { IconFileUpload } from '@tabler/icons-react'
import { importsMessages } from '@wellmet/contacts/imports/imports.messages.ts'
import { useId, useRef, useState } from 'react'
import type { FormTrouble } from '../../api/use-form-trouble.ts'
import { FormAlert } from '../../kit/form-alert.tsx'
import { whyNotSend } from './sendable-file.ts'
import { useDrop } from './use-drop.ts'

type Props = {
  what: string
  hint: string
  /** Quiet where another button is the one to press. */
  quiet?: boolean | undefined
  trouble: FormTrouble | null
  onFile: (file: File) => void
}

/** Drop a file or choose one. Any kind is taken: what it is, its content tells. */
export const DropZone = ({ what, hint, quiet = false, trouble, onFile }: Props) => {
  const [refused, setRefused] = useState<string | null>(null)
  const input = useRef<HTMLInputElement>(null)
  const hintId = useId()
  const take = (file: File) => {
    const why = whyNotSend(file)
    setRefused(why)
    if (why === null) onFile(file)
  }
  const { isOver, handlers } = useDrop(take, setRefused)
  return (
    <div className={styles.frame}>
      <FormAlert trouble={refused ? { text: refused } : trouble} />
      <fieldset className={styles.dropZone} data-over={isOver} aria-describedby={hintId} {...handlers}>
        <legend className={text.onlySpoken}>{importsMessages.importFile()}</legend>
        <IconFileUpload size={32} stroke={1.4} aria-hidden="true" />
        <p className={styles.what}>{isOver ? importsMessages.dropNow() : what}</p>
        <p id={hintId} className={styles.hint}>
          {hint}
        </p>
        <Button variant={quiet ? 'default' : 'filled'} onClick={() => input.current?.click()}>
          {importsMessages.chooseFile()}
        </Button>
        <input
          ref={input}
          type="file"
          className={text.onlySpoken}
          aria-label={importsMessages.fileToImport()}
          tabIndex={-1}
          onChange={({ currentTarget }) => {
            const [file] = currentTarget.files ?? []
            if (file) take(file)
            // The same file chosen twice is two choices.
            currentTarget.value = ''
          }}
        />
      </fieldset>
    </div>
  )
}
