// The places of the product: cities, checkpoints and the units that stand in cities. Some dozens of rows, which every room knows by id.
export { placeDirectoryOf, type KnownPlace, type PlaceDirectory } from './place-directory.service.ts';
export {
  findPlace,
  findUnitId,
  insertPlaces,
  listPlaces,
  lockPlaces,
  type NewPlace,
  type PlaceRow,
} from './place.store.ts';
