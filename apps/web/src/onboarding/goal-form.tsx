import formStyles from '../kit/form.module.css'
import { Button, TagsInput } from '@mantine/core'
import { useForm } from '@mantine/form'
import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useFormTrouble } from '../api/use-form-trouble.ts'
import { useOnceKey } from '../api/use-once-key.ts'
import { dropHome } from '../home/drop-home.ts'
import { FormAlert } from '../kit/form-alert.tsx'
import { LinkButton } from '../kit/link-button.tsx'
import { rankingQuery } from '../discovery/companies/companies.queries.ts'
import { useMissionChanges } from '../discovery/missions/missions.queries.ts'
import { CompanyChoices } from './company-choices.tsx'
import { CompanyReach } from './company-reach.tsx'
import { goalTitle } from './goal-title.ts'
import { onboardingMessages } from './onboarding.messages.ts'

const mostCompanies = 50
const mostRoles = 10

/** Companies and titles become the first mission, and Home shows the paths to them. */
export const GoalForm = () => {
  const navigate = useNavigate()
  const queries = useQueryClient()
  const onceKey = useOnceKey()
  const form = useForm<{ companies: string[]; roles: string[] }>({
    initialValues: { companies: [], roles: [] },
    validate: {
      companies: (companies, { roles }) =>
        companies.length + roles.length === 0 ? onboardingMessages.goalMissing() : null,
    },
  })
  const { trouble, show, clear } = useFormTrouble(form)
  const { create } = useMissionChanges()
  const submit = form.onSubmit((goal) => {
    clear()
    const body = { title: goalTitle(goal), ...goal }
    const showHome = () => {
      dropHome(queries)
      void navigate({ to: '/' })
    }
    create.mutate({ body, headers: onceKey(body) }, { onError: show, onSuccess: showHome })
  })
  const { companies } = form.values
  return (
    <form className={formStyles.form} onSubmit={submit} noValidate>
      <TagsInput
        label={onboardingMessages.companies()}
        description={onboardingMessages.companiesAbout()}
        placeholder={companies.length === 0 ? onboardingMessages.companiesPlaceholder() : ''}
        maxTags={mostCompanies}
        acceptValueOnBlur
        {...form.getInputProps('companies')}
      />
      <CompanyChoices
        query={useInfiniteQuery(rankingQuery)}
        chosen={companies}
        onChange={(next) => form.setFieldValue('companies', next.slice(0, mostCompanies))}
      />
      <TagsInput
        label={onboardingMessages.roles()}
        description={onboardingMessages.rolesAbout()}
        placeholder={form.values.roles.length === 0 ? onboardingMessages.rolesPlaceholder() : ''}
        maxTags={mostRoles}
        acceptValueOnBlur
        {...form.getInputProps('roles')}
      />
      <FormAlert trouble={trouble} />
      <div className={formStyles.buttons}>
        <Button type="submit" loading={create.isPending}>
          {onboardingMessages.showPaths()}
        </Button>
        <LinkButton to="/" variant="default">
          {onboardingMessages.skip()}
        </LinkButton>
      </div>
      {/* Below the button, which it would push out of sight. */}
      <CompanyReach companies={companies} />
    </form>
  )
}
