import { useSay, type Specimen } from '#web/dev/specimen.ts'
import { CheckboxGroup } from '#web/kit/CheckboxGroup.tsx'
import { CodeInput } from '#web/kit/CodeInput.tsx'
import { Combobox } from '#web/kit/Combobox.tsx'
import { CountedTextArea } from '#web/kit/CountedTextArea.tsx'
import { DateInput } from '#web/kit/DateInput.tsx'
import { FileInput } from '#web/kit/FileInput.tsx'
import { NumberInput } from '#web/kit/NumberInput.tsx'
import { PhoneInput } from '#web/kit/PhoneInput.tsx'
import { RangeSlider } from '#web/kit/RangeSlider.tsx'
import { Switch } from '#web/kit/Switch.tsx'

export const moreFieldSpecimens: Specimen[] = [
  { name: 'CodeInput, NumberInput, PhoneInput', node: () => <Numbers /> },
  { name: 'DateInput', node: () => <Days /> },
  { name: 'Combobox', node: () => <Lists /> },
  { name: 'RangeSlider', node: () => <Ranges /> },
  { name: 'CheckboxGroup, Switch', node: () => <Marks /> },
  { name: 'FileInput, CountedTextArea', node: () => <Long /> },
]

function Numbers() {
  const say = useSay()
  const countries = [
    { code: 'SA', name: say('Saudi Arabia', 'السعودية'), callingCode: '+966' },
    { code: 'EG', name: say('Egypt', 'مصر'), callingCode: '+20' },
  ]
  return (
    <div className="kit-grid">
      <CodeInput label={say('Six-digit code', 'الرمز المكوَّن من ستة أرقام')} name="code-a" />
      <CodeInput
        label={say('Six-digit code', 'الرمز المكوَّن من ستة أرقام')}
        name="code-b"
        error={say('This code is not right.', 'الرمز غير صحيح.')}
      />
      <NumberInput label={say('Nights', 'الليالي')} name="nights" defaultValue="3" />
      <PhoneInput label={say('Phone', 'الهاتف')} name="phone" countries={countries} country="SA" />
    </div>
  )
}

function Days() {
  const say = useSay()
  const days = { today: '2026-12-01', min: '2026-12-01', max: '2027-12-01' }
  return (
    <div className="kit-grid">
      <DateInput label={say('Day of arrival', 'يوم الوصول')} name="day-a" defaultValue="2026-12-10" {...days} />
      <DateInput
        label={say('Day of arrival', 'يوم الوصول')}
        name="day-b"
        error={say('This date has passed.', 'مضى هذا التاريخ.')}
        {...days}
      />
    </div>
  )
}

function Lists() {
  const say = useSay()
  const cities = [
    { value: 'makkah', label: say('Makkah', 'مكة المكرمة') },
    { value: 'madinah', label: say('Madinah', 'المدينة المنورة') },
    { value: 'jeddah', label: say('Jeddah', 'جدة') },
  ]
  const find = (typed: string) => Promise.resolve(cities.filter(({ label }) => label.includes(typed)))
  return (
    <div className="kit-grid">
      <Combobox label={say('City', 'المدينة')} name="city" find={find} />
      <Combobox
        label={say('A list that does not load', 'قائمة لا تُحمَّل')}
        name="broken"
        find={() => Promise.reject(new Error('not to be had'))}
      />
    </div>
  )
}

function Ranges() {
  const say = useSay()
  return (
    <div className="kit-grid">
      <RangeSlider
        label={say('Price a night', 'سعر الليلة')}
        name="price"
        min={100}
        max={2000}
        step={50}
        from={300}
        to={900}
        unit={say('SAR', 'ر.س')}
      />
      <RangeSlider label={say('Closed', 'مغلق')} name="closed" min={0} max={10} disabled />
    </div>
  )
}

function Marks() {
  const say = useSay()
  return (
    <div className="kit-grid">
      <CheckboxGroup
        legend={say('Meals', 'الوجبات')}
        name="meals"
        defaultValues={['breakfast']}
        options={[
          { value: 'breakfast', label: say('Breakfast', 'الإفطار') },
          { value: 'dinner', label: say('Dinner', 'العشاء') },
          { value: 'off', label: say('Lunch', 'الغداء'), disabled: true },
        ]}
      />
      <Switch label={say('Letters with offers', 'رسائل العروض')} name="offers" defaultChecked />
    </div>
  )
}

function Long() {
  const say = useSay()
  return (
    <div className="kit-grid">
      <FileInput label={say('Photo', 'الصورة')} name="photo" accept="image/png" optional />
      <FileInput label={say('Photo', 'الصورة')} name="photo-b" accept="image/png" progress={40} optional />
      <CountedTextArea label={say('Wishes', 'طلبات خاصة')} name="wishes" limit={200} optional />
    </div>
  )
}
