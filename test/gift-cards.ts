import { digestOfGiftCode } from '#domains/payments/gift-cards/cards.server.ts'
import { codeBytes, newGiftCode } from '#domains/payments/gift-cards/code.ts'
import { addDays } from '#domains/shared/dates.ts'
import { today, type TestTraveller, type TestWorld } from '#test/world.ts'

type CardOptions = { minor: number; expires_on?: string; blocked_at?: string; user_id?: string }

/** Issues a gift card. Returns its code and its row. */
export async function addGiftCard(world: TestWorld, { minor, ...options }: CardOptions) {
  const { ports } = world.services
  const code = newGiftCode(ports.random(codeBytes))
  const row = {
    code_digest: digestOfGiftCode(ports.signer, code),
    last_four: code.slice(-4),
    currency: 'SAR',
    issued_minor: minor,
    balance_minor: minor,
    expires_on: addDays(today, 365),
    issued_at: world.services.clock(),
    issued_by: 'Test manager',
    holder_name: '',
    holder_email: '',
    note: '',
    ...options,
  }
  const columns = Object.keys(row).join(', ')
  const [made] = await world.sql(
    `insert into gift_card (${columns}) select ${columns} from jsonb_populate_record(null::gift_card, $1::jsonb) returning id`,
    [JSON.stringify(row)],
  )
  return { code, id: made?.['id'] as number, lastFour: row.last_four }
}

/** Enters a gift card in the checkout. Fails the test if it cannot be used. */
export async function entersGiftCard({ api }: Pick<TestTraveller, 'api'>, code: string): Promise<void> {
  const entered = await api.store_checkout_gift_card({ card: { code } })
  if (!entered.ok) throw new Error(JSON.stringify(entered.error))
}

/** The balance of the only gift card, in minor units. */
export async function giftBalance(world: Pick<TestWorld, 'sql'>): Promise<unknown> {
  return (await world.sql('select balance_minor from gift_card'))[0]?.['balance_minor']
}
