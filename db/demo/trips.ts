/** Booked packages with flights and transfers, with the details that their invented guests have given so far. */
export type DemoTrip = {
  /** Index in `demoGuests`. */
  guest: number
  minutesAgo: number
  /** The slug of a transfer; null for a package with a flight, the next one in three weeks or later. */
  transfer: string | null
  /** Days from today until the transfer, and its hour. */
  startsIn: number
  time: string
  /** Adults and the ages of the children. */
  people: string
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

/** The details of an airport transfer. */
export const flightDetails = {
  flight_number: 'SV302',
  flight_time: '13:40',
  terminal: '1',
  pick_up: 'King Abdulaziz International Airport',
  luggage: '4',
}

export const nextPackage = { transfer: null, startsIn: 0, time: '', people: '2' } as const
const airportCar = { transfer: 'jeddah-airport-to-makkah', startsIn: 6, time: '15:00', people: '2' } as const

export const demoTrips: DemoTrip[] = [
  {
    guest: 4,
    minutesAgo: 5_000,
    ...nextPackage,
    forms: [
      { position: 1, details: document('Maryam', '1979-03-12', 'female', 'A10000001') },
      { position: 2, details: document('Idris', '1975-11-02', 'male', 'A10000002') },
    ],
  },
  {
    guest: 6,
    minutesAgo: 3_100,
    ...nextPackage,
    forms: [{ position: 1, details: document('Khadija', '1990-07-21', 'female', 'B20000003') }],
  },
  { guest: 8, minutesAgo: 1_300, ...nextPackage, forms: [] },
  { guest: 10, minutesAgo: 900, ...airportCar, forms: [{ position: 0, details: flightDetails }] },
  { guest: 12, minutesAgo: 700, ...airportCar, forms: [] },
]
