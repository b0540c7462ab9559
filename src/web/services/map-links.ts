/** The maps that a point can be opened in; nothing of them is loaded here. */
export function mapLinks({ lat, lon }: { lat: number; lon: number }): { map: string; href: string }[] {
  const at = `${lat.toFixed(5)},${lon.toFixed(5)}`
  const [y, x] = at.split(',')
  return [
    { map: 'OpenStreetMap', href: `https://www.openstreetmap.org/?mlat=${y}&mlon=${x}#map=16/${y}/${x}` },
    { map: 'Google Maps', href: `https://www.google.com/maps/search/?api=1&query=${at}` },
    { map: 'Apple Maps', href: `https://maps.apple.com/?ll=${at}` },
  ]
}
