import formStyles from '../../kit/form.module.css'
import styles from './missions-screen.module.css'
import { Button, MultiSelect, Pill, TagsInput, TextInput } from '@mantine/core'
import { useForm } from '@mantine/form'
import { useQuery } from '@tanstack/react-query'
import type { Mission } from '@wellmet/discovery/missions/missions.contract.ts'
import { missionsMessages } from '@wellmet/discovery/missions/missions.messages.ts'
import { useFormTrouble } from '../../api/use-form-trouble.ts'
import { useOnceKey } from '../../api/use-once-key.ts'
import { FormAlert } from '../../kit/form-alert.tsx'
import type { Pick } from '../saving/saved-list-shapes.ts'
import { TargetField } from '../targets/target-field.tsx'
import { savedListsQuery } from '../saving/saved-lists.queries.ts'
import { listThatScrolls } from '../../kit/list-that-scrolls.ts'
import { bodyOf, valuesOf, withPick, type MissionValues } from './mission-values.ts'
import { useMissionChanges } from './missions.queries.ts'

type Props = { mission: Mission | undefined; onDone: () => void }

type PicksProps = Omit<MissionValues, 'title' | 'dueOn' | 'roles' | 'listIds'> & {
  onPick: (pick: Pick) => void
  onRemove: (left: Partial<MissionValues>) => void
}

/** People and companies named one by one, each of them removable. */
const Picks = ({ people, companies, onPick, onRemove }: PicksProps) => (
  <div>
    <TargetField kind="targets" label={missionsMessages.addTarget()} onPick={onPick} />
    {people.length + companies.length > 0 ? (
      <div className={styles.picks}>
        {people.map(({ id, name }) => (
          <Pill
            key={id}
            size="md"
            withRemoveButton
            removeButtonProps={{
              'aria-label': missionsMessages.removeNamed({ name }),
              'aria-hidden': false,
              tabIndex: 0,
            }}
            onRemove={() => onRemove({ people: people.filter((person) => person.id !== id) })}
          >
            {name}
          </Pill>
        ))}
        {companies.map((name) => (
          <Pill
            key={name}
            size="md"
            withRemoveButton
            removeButtonProps={{
              'aria-label': missionsMessages.removeNamed({ name }),
              'aria-hidden': false,
              tabIndex: 0,
            }}
            onRemove={() => onRemove({ companies: companies.filter((company) => company !== name) })}
          >
            {name}
          </Pill>
        ))}
      </div>
    ) : null}
  </div>
)

/** A new mission, or one that is changed. */
export const MissionForm = ({ mission, onDone }: Props) => {
  const onceKey = useOnceKey()
  const lists = useQuery(savedListsQuery())
  const form = useForm({
    initialValues: valuesOf(mission),
    validate: { title: (title) => (title.trim() === '' ? missionsMessages.goalMissing() : null) },
  })
  const { trouble, show, clear } = useFormTrouble(form)
  const { create, update } = useMissionChanges()
  const submit = form.onSubmit((values) => {
    clear()
    const body = bodyOf(values)
    const then = { onError: show, onSuccess: onDone }
    if (mission) update.mutate({ params: { path: { id: mission.id } }, body }, then)
    else create.mutate({ body, headers: onceKey(body) }, then)
  })
  const { people, companies } = form.values
  return (
    <form className={formStyles.form} onSubmit={submit} noValidate>
      <TextInput
        label={missionsMessages.goal()}
        placeholder={missionsMessages.goalPlaceholder()}
        maxLength={120}
        data-autofocus
        {...form.getInputProps('title')}
      />
      <TextInput label={missionsMessages.dueDate()} type="date" {...form.getInputProps('dueOn')} />
      <MultiSelect
        label={missionsMessages.lists()}
        description={missionsMessages.listsAbout()}
        placeholder={form.values.listIds.length === 0 ? missionsMessages.none() : ''}
        {...listThatScrolls}
        data={(lists.data?.items ?? []).map(({ id, name }) => ({ value: id, label: name }))}
        maxValues={10}
        {...form.getInputProps('listIds')}
      />
      <fieldset className={styles.fieldset}>
        <legend>{missionsMessages.peopleAndCompanies()}</legend>
        <Picks
          people={people}
          companies={companies}
          onPick={(pick) => form.setValues(withPick(form.values, pick))}
          onRemove={form.setValues}
        />
      </fieldset>
      <TagsInput
        label={missionsMessages.wantedRoles()}
        description={missionsMessages.wantedRolesAbout()}
        placeholder={form.values.roles.length === 0 ? missionsMessages.rolePlaceholder() : ''}
        maxTags={10}
        acceptValueOnBlur
        {...form.getInputProps('roles')}
      />
      <FormAlert trouble={trouble} />
      <div className={formStyles.buttons}>
        <Button type="submit" loading={create.isPending || update.isPending}>
          {mission ? missionsMessages.save() : missionsMessages.createMission()}
        </Button>
        <Button variant="default" onClick={onDone}>
          {missionsMessages.cancel()}
        </Button>
      </div>
    </form>
  )
}
