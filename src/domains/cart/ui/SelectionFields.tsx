/** The hidden fields by which the page of the cart takes a stay. */
export function SelectionFields({
  stay,
}: {
  stay: { hotel: string | number; check_in: string; check_out: string; room: readonly string[] }
}) {
  return (
    <>
      <input type="hidden" name="hotel" value={stay.hotel} />
      <input type="hidden" name="check_in" value={stay.check_in} />
      <input type="hidden" name="check_out" value={stay.check_out} />
      {stay.room.map((room, i) => (
        <input key={i} type="hidden" name="room" value={room} />
      ))}
    </>
  )
}
