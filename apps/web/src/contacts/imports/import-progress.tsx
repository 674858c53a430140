import text from '../../kit/text.module.css'
import styles from './import-progress.module.css'
import { Button } from '@mantine/core'
import { IconFileText } from '@tabler/icons-react'
import { clsx } from 'clsx'
import type { Import } from '@wellmet/contacts/imports/imports.contract.ts'
import { importsMessages } from '@wellmet/contacts/imports/imports.messages.ts'
import type { ReactNode } from 'react'
import { sizeWords } from './sendable-file.ts'

type Props = { fileName: string; state: string; about: string; share?: number | undefined; action?: ReactNode }

/** A file on its way. Without a share nobody knows how much is left, and the bar does not pretend to. */
const FileProgress = ({ fileName, state, about, share, action }: Props) => (
  <div className={styles.fileProgress}>
    <div className={styles.head}>
      <IconFileText size={20} stroke={1.6} aria-hidden="true" />
      <strong className={text.clip} title={fileName}>
        {fileName}
      </strong>
      {action}
    </div>
    <progress
      className={text.onlySpoken}
      aria-label={importsMessages.progressOf({ state, file: fileName })}
      max={100}
      value={share}
    />
    <div className={styles.track} data-unknown={share === undefined} aria-hidden="true">
      <span className={styles.fill} style={share === undefined ? {} : { width: `${share}%` }} />
    </div>
    <output className={styles.state}>
      <strong>{state}</strong>
    </output>
    <p className={clsx(text.small, text.quiet, text.figures)}>{about}</p>
  </div>
)

/** While the file leaves this computer. */
export const UploadProgress = ({ file, sent, onStop }: { file: File; sent: number; onStop: () => void }) => (
  <FileProgress
    fileName={file.name}
    state={sent >= file.size ? importsMessages.arriving() : importsMessages.sending()}
    about={importsMessages.keepPageOpen({
      sent: sizeWords(Math.min(sent, file.size)),
      size: sizeWords(file.size),
    })}
    share={Math.min(100, Math.round((sent / file.size) * 100))}
    action={
      <Button variant="subtle" color="slate" onClick={onStop}>
        {importsMessages.stop()}
      </Button>
    }
  />
)

const underWay = ({ state, counts, bytes }: Import): { state: string; about: string } => {
  if (state === 'uploading') return { state: importsMessages.arriving(), about: importsMessages.arrivingAbout() }
  if (state === 'waiting')
    return { state: importsMessages.waiting(), about: importsMessages.waitingAbout({ size: sizeWords(bytes) }) }
  return {
    state: importsMessages.reading(),
    about: counts.rows > 0 ? importsMessages.readingRows({ rows: counts.rows }) : importsMessages.readingAbout(),
  }
}

/** While the file is read: you may leave. */
export const ImportProgress = ({ started }: { started: Import }) => (
  <FileProgress fileName={started.fileName} {...underWay(started)} />
)
