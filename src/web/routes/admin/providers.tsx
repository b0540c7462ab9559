import { useText } from '#i18n/react.tsx'
import { Badge } from '#web/ui/feedback/Badge.tsx'
import { PageHeading, titleOf } from '#web/ui/layout/Page.tsx'
import { Table, type Column } from '#web/ui/figures/Table.tsx'
import { adminRequest } from '#web/admin/admin-request.ts'
import type { Route } from './+types/providers'

export const meta: Route.MetaFunction = (args) => titleOf(args, 'providers.title')

export async function loader({ request, context }: Route.LoaderArgs) {
  const { api, dataOf } = adminRequest(request, context)
  return dataOf(await api.fetch_providers())
}

export default function Providers({ loaderData: providers }: Route.ComponentProps) {
  const t = useText()
  const yesNo = (yes: boolean) => (
    <Badge tone={yes ? 'success' : 'info'}>{t(yes ? 'providers.yes' : 'providers.no')}</Badge>
  )
  const columns: Column<(typeof providers)[number]>[] = [
    { label: t('providers.provider'), cell: ({ name }) => <bdi>{name}</bdi> },
    { label: t('providers.forWhat'), cell: ({ purpose }) => t('providers.purpose', { purpose }) },
    { label: t('providers.configured'), cell: ({ configured }) => yesNo(configured) },
    { label: t('providers.inUse'), cell: ({ in_use }) => yesNo(in_use) },
  ]
  return (
    <>
      <PageHeading>{t('providers.title')}</PageHeading>
      <p className="text-muted">{t('providers.text')}</p>
      <Table caption={t('providers.title')} columns={columns} rows={providers} keyOf={({ name }) => name} />
    </>
  )
}
