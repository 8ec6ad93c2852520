// SPDX-License-Identifier: Apache-2.0
pragma solidity 0.8.37;

import {IERC1271} from "@openzeppelin/contracts/interfaces/IERC1271.sol";
import {ERC1155Holder} from "@openzeppelin/contracts/token/ERC1155/utils/ERC1155Holder.sol";
import {ECDSA} from "@openzeppelin/contracts/utils/cryptography/ECDSA.sol";

/// @title A wallet that is a contract, for the tests alone: what its owner signs, it has signed (ERC-1271).
contract ContractWallet is IERC1271, ERC1155Holder {
    address public owner;

    constructor(address first) {
        owner = first;
    }

    function handOver(address another) external {
        owner = another;
    }

    function isValidSignature(bytes32 hash, bytes calldata signature) external view returns (bytes4) {
        (address signer, , ) = ECDSA.tryRecoverCalldata(hash, signature);
        return signer == owner ? IERC1271.isValidSignature.selector : bytes4(0xffffffff);
    }
}
