// SPDX-License-Identifier: Apache-2.0
pragma solidity 0.8.37;

import {IERC1155Receiver} from "@openzeppelin/contracts/token/ERC1155/IERC1155Receiver.sol";
import {ERC1155Holder} from "@openzeppelin/contracts/token/ERC1155/utils/ERC1155Holder.sol";

/// @title A receiver for the tests alone: calls what it was told to, back into the sender, whenever tokens arrive.
contract Reentrant is ERC1155Holder {
    bytes private again;
    bool public isRefusing;
    bool public wasCalled;
    bool public hasSucceeded;
    bytes public answer;

    function callAgain(bytes calldata data) external {
        again = data;
    }

    function refuse() external {
        isRefusing = true;
    }

    function act(address target, bytes calldata data) external {
        (bool succeeded, bytes memory said) = target.call(data);
        if (!succeeded) {
            assembly {
                revert(add(said, 32), mload(said))
            }
        }
    }

    function onERC1155Received(
        address,
        address,
        uint256,
        uint256,
        bytes memory
    ) public override returns (bytes4) {
        wasCalled = true;
        if (isRefusing) return 0;
        if (again.length > 0) (hasSucceeded, answer) = msg.sender.call(again);
        return IERC1155Receiver.onERC1155Received.selector;
    }
}
