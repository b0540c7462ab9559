/** Booked packages with flights and transfers, with the details that their invented guests have given so far. */
export type DemoTrip = {
  /** Index in `demoGuests`. */
  guest: number
  minutesAgo: number
  kind: 'package' | 'transfer'
  /** Days from today until a transfer; packages start with their next departure in three weeks or later. */
  startsIn: number
  forms: { position: number; details: Record<string, string> }[]
}

const document = (first_name: string, birth_date: string, sex: 'female' | 'male', number: string) => ({
  first_name,
  last_name: 'Demo',
  birth_date,
  sex,
  nationality: 'EG',
  document_type: 'passport',
  document_number: number,
  issued_by: 'EG',
  expires_on: '2033-05-31',
})

const transfer = {
  flight_number: 'SV302',
  flight_time: '13:40',
  terminal: '1',
  pick_up: 'King Abdulaziz International Airport',
  luggage: '4',
}

export const demoTrips: DemoTrip[] = [
  {
    guest: 4,
    minutesAgo: 5_000,
    kind: 'package',
    startsIn: 0,
    forms: [
      { position: 1, details: document('Maryam', '1979-03-12', 'female', 'A10000001') },
      { position: 2, details: document('Idris', '1975-11-02', 'male', 'A10000002') },
    ],
  },
  {
    guest: 6,
    minutesAgo: 3_100,
    kind: 'package',
    startsIn: 0,
    forms: [{ position: 1, details: document('Khadija', '1990-07-21', 'female', 'B20000003') }],
  },
  { guest: 8, minutesAgo: 1_300, kind: 'package', startsIn: 0, forms: [] },
  { guest: 10, minutesAgo: 900, kind: 'transfer', startsIn: 6, forms: [{ position: 0, details: transfer }] },
  { guest: 12, minutesAgo: 700, kind: 'transfer', startsIn: 6, forms: [] },
]
