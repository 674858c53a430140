import text from '../../kit/text.module.css'
import styles from './summary-line.module.css'
import { Button } from '@mantine/core'
import { IconAlertCircle, IconCheck } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { mergesMessages } from '@wellmet/contacts/merges/merges.messages.ts'
import { useEffect, useRef } from 'react'
import { kitMessages } from '../../kit/kit.messages.ts'
import type { Merging } from './use-merging.ts'

// A panel that closes first gives the focus back to what opened it.
const afterPanelMs = 250

/** What was just done, and its way back. What was pressed is gone by then, so reading goes on here. */
export const SummaryLine = ({ merging }: { merging: Merging }) => {
  const { summary, takeBack, isTakingBack } = merging
  const line = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const timer = summary ? setTimeout(() => line.current?.focus(), afterPanelMs) : undefined
    return () => clearTimeout(timer)
  }, [summary])
  return (
    <div className={styles.summaryLine} data-empty={summary === null} ref={line} tabIndex={-1}>
      {summary ? (
        <>
          {summary.failed ? (
            <IconAlertCircle size={20} stroke={1.6} aria-hidden="true" />
          ) : (
            <IconCheck size={20} stroke={1.8} aria-hidden="true" />
          )}
          <output>
            {summary.words}{' '}
            {summary.contactId ? (
              <Link to="/contacts/$id" params={{ id: summary.contactId }} className={text.link}>
                {mergesMessages.openContact()}
              </Link>
            ) : null}
          </output>
          {summary.mergeId ? (
            <Button variant="default" loading={isTakingBack} onClick={() => takeBack(summary.mergeId ?? '')}>
              {summary.failed ? kitMessages.tryAgain() : mergesMessages.undo()}
            </Button>
          ) : null}
        </>
      ) : null}
    </div>
  )
}
