import text from '../../kit/text.module.css'
import styles from './account-rules.module.css'
import { Button, TextInput } from '@mantine/core'
import { notifications } from '@mantine/notifications'
import { clsx } from 'clsx'
import { useState, type ReactNode } from 'react'
import { reasonOf, toProblem } from '../../api/problem.ts'

export type TypedListWords = {
  field: string
  example: string
  add: string
  added: (value: string) => string
  remove: string
  removeNamed: (value: string) => string
  removed: (value: string) => string
  notValid: string
  notChanged: (reason: string) => string
}

type Item = { value: string; note?: string; isFixed?: boolean; below?: ReactNode }

type Props = {
  label: string
  words: TypedListWords
  items: readonly Item[]
  mayChange: boolean
  /** What was typed, as it is stored; empty when there is nothing to add. */
  read: (typed: string) => string
  add: (value: string) => Promise<unknown>
  remove: (value: string) => Promise<unknown>
}

const say = (message: string) => notifications.show({ message })

const Row = ({ item, words, mayChange, remove }: Pick<Props, 'words' | 'mayChange' | 'remove'> & { item: Item }) => {
  const [isPending, setIsPending] = useState(false)
  const { value, note, isFixed, below } = item
  const take = async () => {
    setIsPending(true)
    try {
      await remove(value)
      say(words.removed(value))
    } catch (error) {
      say(words.notChanged(reasonOf(error)))
    } finally {
      setIsPending(false)
    }
  }
  return (
    <li>
      <span className={styles.item}>
        <span className={text.clip} title={value}>
          {value}
        </span>
        {note ? <span className={clsx(text.small, text.quiet)}>{note}</span> : null}
        {below}
      </span>
      {mayChange && !isFixed ? (
        <Button
          variant="subtle"
          color="slate"
          loading={isPending}
          aria-label={words.removeNamed(value)}
          onClick={() => void take()}
        >
          {words.remove}
        </Button>
      ) : null}
    </li>
  )
}

const AddForm = ({ words, read, add }: Pick<Props, 'words' | 'read' | 'add'>) => {
  const [typed, setTyped] = useState('')
  const [trouble, setTrouble] = useState<string | null>(null)
  const [isPending, setIsPending] = useState(false)
  const value = read(typed)
  const submit = async () => {
    setIsPending(true)
    try {
      await add(value)
      setTyped('')
      say(words.added(value))
    } catch (error) {
      setTrouble(toProblem(error).code === 'invalid_request' ? words.notValid : words.notChanged(reasonOf(error)))
    } finally {
      setIsPending(false)
    }
  }
  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault()
        void submit()
      }}
    >
      <TextInput
        className={styles.field}
        aria-label={words.field}
        placeholder={words.example}
        autoCapitalize="none"
        autoComplete="off"
        spellCheck={false}
        value={typed}
        error={trouble}
        onChange={({ currentTarget }) => {
          setTrouble(null)
          setTyped(currentTarget.value)
        }}
      />
      <Button type="submit" variant="default" loading={isPending} disabled={value === ''}>
        {words.add}
      </Button>
    </form>
  )
}

/** A short list that is typed in, one after the other. */
export const TypedList = ({ label, items, ...list }: Props) => (
  <>
    {items.length > 0 ? (
      <ul aria-label={label}>
        {items.map((item) => (
          <Row key={item.value} item={item} {...list} />
        ))}
      </ul>
    ) : null}
    {list.mayChange ? <AddForm {...list} /> : null}
  </>
)
