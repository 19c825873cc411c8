// The places of the product: cities, checkpoints and the units that stand in cities. Some dozens of rows, which every
// room knows by id.
export { placeDirectoryOf, placesChangeKey } from './place-directory.service.ts';
export {
  changeUnitPlace,
  findPlace,
  findUnitId,
  insertPlaces,
  listPlaces,
  lockPlaces,
} from './place.store.ts';
