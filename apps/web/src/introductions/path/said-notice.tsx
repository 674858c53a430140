import styles from './path-screen.module.css'
import { Button } from '@mantine/core'
import { stepCorrectionsMessages } from '@wellmet/graph/step-corrections/step-corrections.messages.ts'
import { useEffect, useRef } from 'react'
import { Notice } from '../../kit/notice.tsx'
import type { Said } from './use-correct.ts'

/** Says what the viewer corrected. The step they pressed is gone, so the reader's place is here. */
export const SaidNotice = ({ said: { message, next, undo } }: { said: Said }) => {
  const line = useRef<HTMLOutputElement>(null)
  useEffect(() => line.current?.focus(), [])
  return (
    <output ref={line} tabIndex={-1} className={styles.said}>
      <Notice
        className={styles.notice}
        notice={{ code: 'corrected', message, next }}
        action={
          <Button size="xs" variant="default" onClick={() => void undo()}>
            {stepCorrectionsMessages.undo()}
          </Button>
        }
      />
    </output>
  )
}
