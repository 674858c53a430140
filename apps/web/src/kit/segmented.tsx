import styles from './segmented.module.css'
import text from './text.module.css'
import type { Icon } from '@tabler/icons-react'
import { clsx } from 'clsx'
import { useId } from 'react'

type Props<Value extends string> = {
  legend: string
  choices: readonly { value: Value; label: string; icon: Icon }[]
  /** Null where nothing is chosen yet. */
  value: Value | null
  onChange: (value: Value) => void
  /** On a phone: a line of its own, or more, without icons. */
  wrapsOnPhone?: boolean
  /** Where choosing is what the page is for: each choice looks like a button. */
  isMainAction?: boolean
  className?: string | undefined
}

/** One of a few, all of them in sight. */
export const Segmented = <Value extends string>(props: Props<Value>) => {
  const { legend, choices, value: chosen, onChange, wrapsOnPhone, isMainAction, className } = props
  const name = useId()
  return (
    <fieldset
      className={clsx(styles.segmented, className)}
      data-wraps-on-phone={wrapsOnPhone}
      data-main-action={isMainAction}
    >
      <legend className={text.onlySpoken}>{legend}</legend>
      {choices.map(({ value, label, icon: ChoiceIcon }) => (
        <label key={value} className={styles.choice}>
          <input type="radio" name={name} value={value} checked={chosen === value} onChange={() => onChange(value)} />
          <ChoiceIcon size={16} stroke={1.6} aria-hidden="true" />
          {label}
        </label>
      ))}
    </fieldset>
  )
}
