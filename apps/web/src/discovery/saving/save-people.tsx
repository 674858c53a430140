import text from '../../kit/text.module.css'
import styles from './save-to-list.module.css'
import { useQuery } from '@tanstack/react-query'
import { savedListsMessages } from '@wellmet/discovery/lists/saved-lists.messages.ts'
import { mayHold } from '@wellmet/discovery/lists/saved-lists.rules.ts'
import { clsx } from 'clsx'
import { nothing, useOwnMutation } from '../../api/changes.ts'
import { reasonOf } from '../../api/problem.ts'
import { FormAlert } from '../../kit/form-alert.tsx'
import { Loaded } from '../../kit/loaded.tsx'
import { FormSkeleton } from '../../kit/skeletons.tsx'
import { SaveToNewList } from './save-to-new-list.tsx'
import { savedListsQuery, useSavedListChanges } from './saved-lists.queries.ts'

/** As many as the API takes at once. */
const inOneRequest = 50

type Saved = { added: number; list: string }

/** Saves these people to a list that is there or a new one; whoever is in it already stays as they are. */
const useSavePeople = (people: readonly string[]) => {
  const { create, save } = useSavedListChanges()
  return useOwnMutation({
    changes: nothing('The mutations it consists of say it.'),
    mutationFn: async (list: { id: string; name: string } | { newName: string }): Promise<Saved> => {
      const { id, name } =
        'id' in list ? list : await create.mutateAsync({ body: { name: list.newName, kind: 'people' } })
      let added = 0
      for (let from = 0; from < people.length; from += inOneRequest) {
        const items = people.slice(from, from + inOneRequest).map((personId) => ({ personId }))
        const answer = await save.mutateAsync({ params: { path: { id } }, body: { items } })
        added += answer.added
      }
      return { added, list: name }
    },
  })
}

export const SavePeople = ({ people }: { people: readonly string[] }) => {
  const { mutate, mutateAsync, isPending, error, data } = useSavePeople(people)
  return (
    <>
      <p className={styles.title}>{savedListsMessages.savePeopleTo({ count: people.length })}</p>
      <Loaded
        query={useQuery(savedListsQuery())}
        what={savedListsMessages.yourLists()}
        skeleton={<FormSkeleton fields={1} />}
      >
        {({ items }) => {
          const fitting = items.filter(({ kind }) => mayHold(kind, 'person'))
          return fitting.length === 0 ? (
            <p className={clsx(text.small, text.quiet, styles.list)}>{savedListsMessages.noListYet()}</p>
          ) : (
            <ul className={styles.list} aria-label={savedListsMessages.yourLists()}>
              {fitting.map((list) => (
                <li key={list.id}>
                  <button type="button" className={styles.oneList} disabled={isPending} onClick={() => mutate(list)}>
                    <span className={clsx(styles.name, text.clip)}>{list.name}</span>
                  </button>
                </li>
              ))}
            </ul>
          )
        }}
      </Loaded>
      <output className={text.small}>
        {data ? savedListsMessages.peopleSaved({ count: data.added, list: data.list }) : null}
      </output>
      <FormAlert trouble={error && { text: savedListsMessages.notChanged({ reason: reasonOf(error) }) }} />
      <SaveToNewList isPending={isPending} onSave={(newName) => mutateAsync({ newName })} />
    </>
  )
}
