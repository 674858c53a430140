import text from '../../kit/text.module.css'
import { Link } from '@tanstack/react-router'
import { clsx } from 'clsx'

type Props = { id: string; name: string; about: string }

/** The name of a company in a row that opens its page. */
export const CompanyLink = ({ id, name, about }: Props) => (
  <Link to="/companies/$id" params={{ id }} className={clsx(text.rowName, text.clip)} title={about}>
    {name}
  </Link>
)
