import styles from './portrait.module.css'
import { clsx } from 'clsx'
import { initialsOf, tintOf } from './initials.ts'

type Props = {
  id: string
  name: string
  size?: 20 | 24 | 32 | 40 | 56
  look?: 'person' | 'you' | 'company'
  className?: string | undefined
}

/** Decorative: the name always stands beside it or in the label of what contains it. */
export const Portrait = ({ id, name, size = 32, look = 'person', className }: Props) => (
  <span
    className={clsx(styles.portrait, className)}
    data-look={look}
    data-size={size}
    data-tint={tintOf(id)}
    aria-hidden="true"
  >
    {look === 'company' ? initialsOf(name).at(0) : initialsOf(name)}
  </span>
)
