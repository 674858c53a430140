import { useNavigate } from '@tanstack/react-router'
import { peopleMessages } from '@wellmet/discovery/people-search/people.messages.ts'
import { SearchField } from '../discovery/people-search/search-field.tsx'

/** Begins a search, which goes on in its own screen. */
export const HomeSearch = () => {
  const navigate = useNavigate()
  return (
    <search>
      <SearchField
        label={peopleMessages.searchPeople()}
        placeholder={peopleMessages.searchPlaceholder()}
        q=""
        onQuery={() => {}}
        onEnter={(typed) => {
          const q = typed.trim()
          if (q !== '') void navigate({ to: '/search/people', search: { q } })
        }}
      />
    </search>
  )
}
