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

/**
 * Decorative: the name always stands beside it or in the label of what contains it. A person is tinted by name: a
 * teammate has one id as a user and others as a contact.
 */
export const Portrait = ({ id, name, size = 32, look = 'person', className }: Props) => (
  <span
    className={clsx(styles.portrait, className)}
    data-look={look}
    data-size={size}
    data-tint={tintOf(look === 'company' ? id : name)}
    aria-hidden="true"
  >
    {look === 'company' ? initialsOf(name).at(0) : initialsOf(name)}
  </span>
)
