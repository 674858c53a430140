import text from '../../kit/text.module.css'
import { Link } from '@tanstack/react-router'
import { missionsMessages } from '@wellmet/discovery/missions/missions.messages.ts'

/** To whom the public directory lists at a company. */
export const SearchEverywhere = ({ company }: { company: string }) => (
  <Link to="/people/search" search={{ q: `at ${company}` }} className={text.link}>
    {missionsMessages.searchEverywhere({ name: company })}
  </Link>
)
